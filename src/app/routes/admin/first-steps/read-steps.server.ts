import type { Services } from '#app/services.ts'
import { findSigned } from '#core/going-live/milestones.ts'
import { fictionalValuesLeft } from '#core/identity/fictional-values.ts'
import { integrations } from '#core/integrations/registry.ts'
import { countPosts } from '#core/posts/reading/count-posts.ts'
import { type StepsDone, stepsDone } from './steps.ts'

const providerKeys = integrations.filter(({ group }) => group === 'content').flatMap(({ fields }) => fields)

type Needs = Pick<Services, 'db' | 'now' | 'identity' | 'integrations' | 'mailConfigured'>

/** How far the first steps are. */
export async function readSteps({ db, now, identity, integrations: tools, mailConfigured }: Needs): Promise<StepsDone> {
	const [signed, { published }] = await Promise.all([findSigned(db), countPosts(db, { now: now() })])
	return stepsDone({
		fictional: fictionalValuesLeft(identity.current().identity, identity.fresh),
		hoursConfirmed: signed['hours-confirmed'] !== undefined,
		mailConfigured,
		providerSet: providerKeys.some(({ name }) => /^(?:environment|stored)$/.test(tools.valueOf(name).from)),
		published,
	})
}
