import { useSite } from '#app/site.ts'
import fog from '#content/drawings/scenes/fog.svg?drawing'
import { phoneHref } from '#core/identity/phone-number.ts'
import { Drawing } from '#drawings/drawing.tsx'
import { BlogSearchBox } from '../blog/blog-search-box.tsx'
import { Button } from '../ui/button.tsx'
import { ChatButton } from './chat-link.tsx'

const texts = {
	404: { title: 'Oops! Page not found', hint: 'O endereço não existe ou mudou de lugar.' },
	410: {
		title: 'Este artigo saiu do ar',
		hint: 'O artigo que estava neste endereço foi retirado do blog.',
	},
	500: {
		title: 'Algo falhou do nosso lado',
		hint: 'Tente de novo em alguns instantes; se for urgente, fale com a gente.',
	},
	503: {
		title: 'O site está fora do ar por um momento',
		hint: 'Estamos cuidando disso. Tente de novo em alguns minutos; o telefone e as mensagens continuam funcionando.',
	},
} as const

export type ErrorStatus = keyof typeof texts

type ErrorPageProps = {
	status: ErrorStatus
	/** What the visitor can quote, so that we find the fault in the log. */
	correlationId?: string | undefined
	/** Of a fault: whether our log has it. */
	logged?: boolean
}

/** The lighthouse in the fog, and the way back. Stands inside the site's layout. */
export function ErrorPage({ status, correlationId, logged = false }: ErrorPageProps) {
	const { title, hint } = texts[status]
	return (
		<section className="@container">
			<div className="bg-[linear-gradient(to_top,var(--color-navy-600)_6%,var(--color-navy-300)_6%_14%,var(--color-navy-100)_14%)]">
				<Drawing of={fog} className="mx-auto h-[clamp(13.75rem,39.1cqw,35rem)] w-full max-w-360" />
			</div>
			<div className="wrap pt-9 pb-18 md:pt-12 md:pb-26">
				<h1 className="text-h2">{title}</h1>
				<p className="mt-3 mb-7 max-w-140 text-ink-2">
					{status === 500 && logged && 'O erro já ficou registrado. '}
					{hint}
				</p>
				{status < 500 ? (
					<>
						{status === 410 ? (
							<Button tone="navy" href="/blog">
								Ver os artigos do blog
							</Button>
						) : (
							<Button tone="navy" href="/">
								Return to Home
							</Button>
						)}
						<p className="mt-10 mb-3 max-w-140 text-ink-2">Procurava um assunto? A busca do blog pode ajudar.</p>
						<div className="max-w-125">
							<BlogSearchBox />
						</div>
					</>
				) : (
					<WaysToReachUs />
				)}
				{correlationId && (
					<p className="mt-7 text-small text-ink-3">
						Código do erro: <span className="break-all">{correlationId}</span>
					</p>
				)}
			</div>
		</section>
	)
}

function WaysToReachUs() {
	const { number } = useSite().phones[0]!
	return (
		<div className="flex flex-wrap gap-3">
			<ChatButton>Fale com um Consultor</ChatButton>
			<Button tone="line" href={phoneHref(number)}>
				Ligar para {number}
			</Button>
			<Button tone="line" href="/">
				Voltar ao início
			</Button>
		</div>
	)
}
