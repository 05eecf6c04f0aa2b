import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { endpoints } from '#app/endpoints.ts'
import { findProvider, seeingProviders } from '#core/providers/provider-lists.ts'
import { Icon } from '../../ui/icon.tsx'
import { AdminButton } from '../admin-button.tsx'
import { usd } from '../charts/figures.ts'
import { useCan } from '../shell-context.ts'

type AltProposalProps = { url: string; onAccept: (alt: string) => void }

type Proposal = { alt: string; provider: string; costUsd: number }
type State = { asking: boolean; proposal?: Proposal; message?: string }

/** Asks a model that is shown the picture what it shows. Its words are a proposal until somebody takes them. */
export function AltProposal(props: AltProposalProps) {
	const mayAsk = useCan('generate')
	const shell = useRouteLoaderData('routes/admin/layout') as { seesPictures?: boolean } | undefined
	if (!mayAsk) return null
	// Another picture, another question: nothing that was said of the last one stays.
	return shell?.seesPictures ? <Asking key={props.url} {...props} /> : <NobodyToAsk />
}

function Asking({ url, onAccept }: AltProposalProps) {
	const [{ asking, proposal, message }, setState] = useState<State>({ asking: false })

	async function ask() {
		setState({ asking: true })
		const answer = await askServer(endpoints.proposeAlt, { url })
		if (answer.ok) setState({ asking: false, proposal: answer })
		else setState({ asking: false, message: wordsFor(answer) })
	}

	return (
		<div aria-live="polite" className="grid justify-items-start gap-2">
			{proposal ? (
				<div className="grid gap-2 rounded-control border border-dashed border-ink-3 p-3">
					<p className="text-fine text-ink-2">
						<strong className="text-ink">Proposta do {proposal.provider}</strong>, que viu a imagem (
						{usd(proposal.costUsd, 4)}
						). Confira: só vale se você usar.
					</p>
					<p>“{proposal.alt}”</p>
					<div className="flex flex-wrap gap-2">
						<AdminButton
							size="small"
							onClick={() => {
								onAccept(proposal.alt)
								setState({ asking: false })
							}}
						>
							Usar proposta
						</AdminButton>
						<AdminButton size="small" tone="quiet" onClick={() => setState({ asking: false })}>
							Descartar proposta
						</AdminButton>
					</div>
				</div>
			) : (
				<AdminButton
					size="small"
					onClick={() => void ask()}
					busy={asking}
					busyLabel="Olhando a imagem…"
					icon={<Icon of={Sparkles} size={15} />}
				>
					Propor texto a partir da imagem
				</AdminButton>
			)}
			{message && <p className="text-fine text-err">{message}</p>}
		</div>
	)
}

/** Nobody sees the picture for us: who writes is told so, and where that is changed. */
function NobodyToAsk() {
	const mayChange = useCan('settings')
	const [first] = seeingProviders
	const provider = findProvider(first)
	return (
		<p className="text-fine text-ink-2">
			Nenhuma proposta: sem a chave do {provider?.label} ({provider?.needs?.key}, no ambiente do servidor) ninguém vê a
			imagem por você.{' '}
			{mayChange && (
				<Link to="/admin/image-settings" target="_blank" className="font-semibold text-accent hover:underline">
					Configurações de imagem
				</Link>
			)}
		</p>
	)
}
