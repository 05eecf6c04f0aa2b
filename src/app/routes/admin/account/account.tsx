import { NO_STORE } from '#app/cache-headers.ts'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { readPage } from '#app/read-page.ts'
import { findRegistration } from '#core/users/change-own-registration.ts'
import { listOwnSessions } from '#core/users/list-own-sessions.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import type { Route } from './+types/account.ts'
import { describeDevice, isPhone } from './describe-device.ts'
import { handleAccount } from './handle-account.server.ts'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Conta')

export function headers() {
	return NO_STORE
}

export function loader({ request, context }: Route.LoaderArgs) {
	return readPage(context, async ({ auth, db, now: clock }) => {
		const now = clock()
		const access = await auth.accessOf(request.headers)
		if (!access) throw new Error('the guard let somebody through without a session')
		const { id, name, email, twoFactorEnabled } = access.user
		const [sessions, registration] = await Promise.all([
			listOwnSessions(db, { userId: id, now }),
			findRegistration(db, id),
		])
		const hereFirst = sessions.toSorted((a, b) => Number(b.id === access.sessionId) - Number(a.id === access.sessionId))
		return {
			name,
			email,
			twoFactorEnabled,
			registration,
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

export function action({ request, context }: Route.ActionArgs) {
	return handleAccount(request, context)
}

export default function Account({ loaderData }: Route.ComponentProps) {
	const { name, email, registration, twoFactorEnabled, sessions } = loaderData
	return (
		<AdminPage title="Conta">
			<PageHeader title="Conta" lead="Seu nome, seu registro, sua senha e onde você está conectado." />
			<div className="grid items-start gap-4 lg:grid-cols-2">
				<div className="grid gap-4">
					<ProfileCard name={name} email={email} />
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
