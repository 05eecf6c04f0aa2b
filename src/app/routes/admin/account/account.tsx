import { NO_STORE } from '#app/cache-headers.ts'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { readPage } from '#app/read-page.ts'
import { authorHref } from '#app/routes/blog/author-href.ts'
import type { Services } from '#app/services.ts'
import { findRegistration } from '#core/users/change-own-registration.ts'
import { findAuthorPage } from '#core/users/find-author-page.ts'
import { listOwnSessions } from '#core/users/list-own-sessions.ts'
import { findOwnProfile } from '#core/users/own-profile.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/account.ts'
import { describeDevice, isPhone } from './describe-device.ts'
import { EmailCard } from './email-card.tsx'
import { handleAccount } from './handle-account.server.ts'
import type { Outcome } from './outcome.ts'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { PublicProfileCard } from './public-profile-card.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Conta')

export function headers() {
	return NO_STORE
}

export function loader({ request, context }: Route.LoaderArgs) {
	return readPage(context, async ({ auth, db, now: clock, mailConfigured }) => {
		const now = clock()
		const access = await auth.accessOf(request.headers)
		if (!access) throw new Error('the guard let somebody through without a session')
		const { id, name, email, twoFactorEnabled } = access.user
		const [sessions, registration, profile] = await Promise.all([
			listOwnSessions(db, { userId: id, now }),
			findRegistration(db, id),
			findOwnProfile(db, id),
		])
		const hereFirst = sessions.toSorted((a, b) => Number(b.id === access.sessionId) - Number(a.id === access.sessionId))
		return {
			name,
			email,
			mailConfigured,
			twoFactorEnabled,
			registration,
			image: profile.image,
			biography: profile.biography,
			page: await pageOf(db, profile.slug, now),
			sessions: hereFirst.map(({ userAgent, address, since, lastSeen, ...session }) => ({
				id: session.id,
				device: describeDevice(userAgent),
				phone: isPhone(userAgent),
				address: address || 'endereço desconhecido',
				since: momentOf(since),
				lastSeen: ageOf(lastSeen, now),
				current: session.id === access.sessionId,
			})),
		}
	})
}

/** Only where readers would find something. */
async function pageOf(db: Services['db'], slug: string | null, now: Date): Promise<string | null> {
	return slug && (await findAuthorPage(db, { slug, now })) ? authorHref(slug) : null
}

export function action({ request, context }: Route.ActionArgs) {
	return handleAccount(request, context)
}

/** What was refused is told at its form. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return toldAction<Outcome>(serverAction, {
		tell(outcome) {
			if (outcome.ok && 'told' in outcome) notify.success(outcome.told)
		},
	})
}

export default function Account({ loaderData }: Route.ComponentProps) {
	const { name, email, mailConfigured, registration, image, biography, page, twoFactorEnabled, sessions } = loaderData
	return (
		<AdminPage title="Conta">
			<PageHeader title="Conta" lead="Seu nome, seu e-mail, seu perfil, sua senha e onde você está conectado." />
			<div className="grid items-start gap-4 lg:grid-cols-2">
				<div className="grid gap-4">
					<ProfileCard name={name} />
					<EmailCard email={email} mailConfigured={mailConfigured} />
					<PublicProfileCard name={name} image={image} biography={biography} page={page} />
					<RegistrationCard registration={registration} />
					<PasswordCard email={email} />
				</div>
				<div className="grid gap-4">
					<SecondFactorCard enabled={twoFactorEnabled} />
					<SessionsCard sessions={sessions} />
				</div>
			</div>
		</AdminPage>
	)
}
