import { useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { RequestChatLink } from '#app/components/site/forms/request-chat-link.tsx'
import { Eyebrow } from '#app/components/ui/eyebrow.tsx'
import { PageLink } from '#app/components/ui/page-link.tsx'
import { handleRequest } from '#app/leads/request/handle-request.server.ts'
import { openRequest } from '#app/leads/request/open-request.server.ts'
import { fileNotices, parseFileNotice, readAgain, sendChange } from '#app/leads/request/request-answer.ts'
import { requestHints } from '#app/leads/request/request-hints.server.ts'
import { requestView } from '#app/leads/request/request-view.server.ts'
import { readPage } from '#app/read-page.ts'
import { siteIn } from '#app/site.ts'
import type { SiteHandle } from '../layout.tsx'
import type { Route } from './+types/request.ts'
import { RequestFiles } from './request-files.tsx'
import { RequestHints } from './request-hints.tsx'
import { RequestNotice } from './request-notice.tsx'
import { ContactRow, NoteRow } from './request-rows.tsx'
import { RequestSteps } from './request-steps.tsx'
import { Withdraw } from './withdraw.tsx'

/** Nothing floats over the one thing to do here. */
export const handle: SiteHandle = { FloatingButtons: () => null }

export function loader({ request, params, url, context }: Route.LoaderArgs) {
	return readPage(context, async (services) => {
		const found = await openRequest(request, params.token, services)
		return {
			request: requestView(params.token, found, services),
			hints: await requestHints(services.db, found.lead, {
				identity: services.identity.current().identity,
				now: services.now(),
			}),
			notice: parseFileNotice(url.searchParams.get('aviso')),
		}
	})
}

export function action(args: Route.ActionArgs) {
	return handleRequest(args)
}

export const clientAction = sendChange

export const shouldRevalidate = readAgain

export function headers() {
	return NO_STORE
}

/** The title says nothing of whose it is: it stays in the browser's list of pages. */
export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: `Meu pedido | ${siteIn(matches).name}` },
	{ name: 'robots', content: 'noindex, nofollow' },
]

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
	const { request, hints, notice } = loaderData
	const busy = useNavigation().state === 'submitting'
	const file = notice && { ok: notice === 'sent', message: fileNotices[notice] }
	const refused = actionData && !actionData.ok ? actionData : undefined
	return (
		<div className="wrap max-w-2xl! pt-7 pb-14 md:pt-14">
			<Eyebrow>Pedido {request.reference}</Eyebrow>
			<h1 className="mt-3 text-[2rem] leading-[1.08] md:text-h2">{titleOf(request)}</h1>
			<p className="mt-2.5 text-lead text-ink-2 wrap-anywhere">{[request.product, ...request.about].join(', ')}.</p>
			{request.step !== undefined && <RequestSteps step={request.step} received={request.received} />}
			<RequestNotice answer={actionData ?? file} />
			{request.goingOn ? (
				<>
					<section aria-label="Quem responde" className={`${card} mt-5 p-4.5`}>
						<p className="font-semibold first-letter:uppercase">{request.who}</p>
						<p className="mt-0.5 text-small text-ink-2">{request.when}</p>
						<RequestChatLink href={request.chatHref} tell={`${request.path}/conversa`} className="mt-4">
							{request.unreachable ? 'Enviar pelo chat' : 'Continuar por mensagem'}
						</RequestChatLink>
					</section>
					<div id="contato" className={`${card} mt-4 divide-y divide-line`}>
						<ContactRow way="phone" held={request.phone} refused={refused} busy={busy} />
						<ContactRow way="email" held={request.email} refused={refused} busy={busy} />
						<NoteRow held={request.note} refused={refused} busy={busy} />
						<RequestFiles files={request.files} path={request.path} busy={busy} />
					</div>
					<RequestHints hints={hints} />
					<Withdraw busy={busy} className={`${card} mt-4`} />
				</>
			) : (
				<Over withdrawn={request.withdrawn} />
			)}
			<nav
				aria-label="Seus direitos"
				className="mt-8 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4"
			>
				<RightsLink to="/seus-dados">Seus dados</RightsLink>
				<RightsLink to="/politica-de-privacidade">Privacidade</RightsLink>
				<RightsLink to="/transparencia#reclamacoes">Reclamações</RightsLink>
			</nav>
		</div>
	)
}

const card = 'rounded-card bg-white shadow-hairline'

type Shown = Route.ComponentProps['loaderData']['request']

function titleOf({ withdrawn, goingOn, unreachable, step }: Shown): string {
	if (withdrawn) return 'Pedido retirado'
	if (!goingOn) return step === 3 ? 'Contrato fechado' : 'Pedido encerrado'
	return unreachable ? 'Falta um jeito de responder' : 'Meu pedido'
}

function Over({ withdrawn }: { withdrawn: string | undefined }) {
	return (
		<p className="mt-5 text-ink-2">
			{withdrawn
				? `Você retirou o pedido em ${withdrawn}. Os arquivos e o recado já foram apagados. Os outros dados saem em até 30 dias; até lá, quem atende vê que você não quer ser procurado.`
				: 'Este pedido terminou e não recebe mais mudanças.'}
		</p>
	)
}

function RightsLink({ to, children }: { to: string; children: string }) {
	return (
		<PageLink to={to} className="inline-flex min-h-11 items-center text-small underline underline-offset-4">
			{children}
		</PageLink>
	)
}
