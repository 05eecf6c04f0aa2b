import { z } from 'zod'
import { reasonCodes } from '#core/posts/publication/publish-reason.ts'
import { MOST_UNREVIEWED } from '#core/seo/points.ts'
import type { RunSettings } from './run-settings.ts'
import { writingPart } from './writing-parts.ts'

export const stepIds = ['generate', 'validate', 'optimize', 'publish', 'sitemap-gen', 'gsc-submit'] as const
export type StepId = (typeof stepIds)[number]

export const stepNames: Record<StepId, string> = {
	generate: 'Gerar conteúdo',
	validate: 'Validar SEO',
	optimize: 'Otimizar conteúdo',
	publish: 'Publicar',
	'sitemap-gen': 'Gerar sitemap',
	'gsc-submit': 'Enviar ao Search Console',
}

/** As `PublishReason`; where it stood is left out, since the text goes on changing. */
const storedReason = z.object({
	code: z.enum(reasonCodes),
	message: z.string(),
	critical: z.boolean(),
	about: z.string(),
})

export const runStep = z.object({
	id: z.enum(stepIds),
	name: z.string(),
	status: z.enum(['pending', 'running', 'completed', 'error']),
	/** Of a hundred: the share of its parts that are done, and all of it at its end. Never a guess. */
	progress: z.number(),
	message: z.string(),
	/** It was come to, and there was nothing to do. */
	unneeded: z.boolean().optional(),
	/** Of publishing: what stood between the article and its readers. */
	reasons: z.array(storedReason).optional(),
	/** What it consists of, as far as that is known. */
	parts: z.array(writingPart).optional(),
})
export type RunStep = z.infer<typeof runStep>

/** Publishing and what follows it are steps only where they were asked for. An article of the day is stored in any case. */
export function stepsFor({ autoPublish, submitToGSC, targetSeoScore, generatedFor }: RunSettings): RunStep[] {
	const ids = stepIds.filter((id) => {
		if (id === 'publish') return autoPublish || generatedFor !== undefined
		if (id === 'sitemap-gen') return autoPublish
		return id !== 'gsc-submit' || (autoPublish && submitToGSC)
	})
	return ids.map((id) => ({
		id,
		name: id === 'publish' && !autoPublish ? 'Salvar rascunho' : stepNames[id],
		status: 'pending',
		progress: 0,
		message:
			id === 'publish' && autoPublish
				? `Só com tudo apoiado e ${targetSeoScore} % dos ${MOST_UNREVIEWED} pontos de SEO possíveis sem revisão`
				: '',
	}))
}

export function nextStep(steps: readonly RunStep[]): RunStep | undefined {
	return steps.find(({ status }) => status === 'pending' || status === 'running')
}

export function withStep(steps: readonly RunStep[], id: StepId, change: Partial<RunStep>): RunStep[] {
	return steps.map((step) => (step.id === id ? { ...step, ...change } : step))
}
