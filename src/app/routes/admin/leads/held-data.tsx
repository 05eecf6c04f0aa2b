import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { DescribedData } from './describe-held-data.server.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { Facts } from './facts.tsx'
import { StatusBadge } from './status-badge.tsx'

type HeldDataProps = { person: string; held: DescribedData; problem: string }

/** All that is held about a person, to be read, handed over or erased. */
export function HeldData({ person, held, problem }: HeldDataProps) {
	const [erasing, setErasing] = useState(false)
	const { leads, subscription, mails, dataRequests, alsoKnownAs, sharedWith } = held
	return (
		<>
			{problem && (
				<AlertBox tone="err" className="mb-4">
					{problem}
				</AlertBox>
			)}
			<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
				<p className="text-ink-2">{summary(held)}</p>
				<div className="flex flex-wrap gap-2">
					<Form method="post" action="/admin/leads/pessoa/exportar" reloadDocument>
						<input type="hidden" name="person" value={person} />
						<AdminButton type="submit" icon={<Icon of={Download} size={16} />}>
							Exportar
						</AdminButton>
					</Form>
					<AdminButton tone="danger" onClick={() => setErasing(true)} icon={<Icon of={Trash2} size={16} />}>
						Apagar
					</AdminButton>
				</div>
			</div>
			{sharedWith.length > 0 && (
				<AlertBox tone="warn" className="mb-4">
					Também foi enviado a: {sharedWith.join(', ')}. “Apagar” não alcança o que já está lá: apague também{' '}
					{sharedWith.length === 1 ? 'nesse serviço' : 'nesses serviços'}.
				</AlertBox>
			)}
			{alsoKnownAs.length > 0 && <AlsoKnownAs others={alsoKnownAs} />}
			<div className="grid gap-4">
				{leads.map(({ id, reference, about, status, facts, notes }) => (
					<AdminCard key={id} title={about} actions={<StatusBadge status={status} />} flush>
						<Facts facts={[['Número', reference], ...facts]} />
						{notes.length > 0 && (
							<div className="border-t border-line px-4.5 py-2.75">
								<h3 className="text-ui font-semibold">Notas da corretora</h3>
								<ul className="mt-1 grid gap-1.5">
									{notes.map((note) => (
										<li key={note.id} className="wrap-anywhere whitespace-pre-line">
											{note.note}
										</li>
									))}
								</ul>
							</div>
						)}
						<div className="border-t border-line px-4.5 py-2">
							<Link
								to={`/admin/leads/${id}`}
								className="inline-flex min-h-11 items-center font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-current drawer:min-h-7"
							>
								Abrir {reference}
							</Link>
						</div>
					</AdminCard>
				))}
				{subscription && (
					<AdminCard title="Boletim" flush>
						<Facts
							facts={[
								['Situação', subscription.state],
								['Pedido em', subscription.requested],
							]}
						/>
					</AdminCard>
				)}
				{mails.length > 0 && <Mails mails={mails} />}
				{dataRequests.length > 0 && <DataRequests dataRequests={dataRequests} />}
			</div>
			<EraseDialog person={person} open={erasing} onOpenChange={setErasing} />
		</>
	)
}

function summary({ leads, subscription, mails, dataRequests }: DescribedData): string {
	const parts = [
		`${leads.length} ${leads.length === 1 ? 'pedido' : 'pedidos'}`,
		subscription ? 'inscrição no boletim' : '',
		`${mails.length} ${mails.length === 1 ? 'e-mail' : 'e-mails'} na caixa de saída`,
		dataRequests.length > 0
			? `${dataRequests.length} ${dataRequests.length === 1 ? 'pedido' : 'pedidos'} sobre dados pessoais`
			: '',
	]
	return parts.filter(Boolean).join(' · ')
}

/** The same requests name other contacts. Whether they are the same person's is for a person to say. */
function AlsoKnownAs({ others }: { others: readonly string[] }) {
	return (
		<AlertBox tone="info" className="mb-4">
			<p>Os mesmos pedidos trazem outros contatos. Se forem da mesma pessoa, procure também por eles:</p>
			<div className="mt-2 flex flex-wrap gap-2">
				{others.map((other) => (
					<Form key={other} method="post">
						<input type="hidden" name="intent" value="find" />
						<input type="hidden" name="person" value={other} />
						<AdminButton type="submit" size="small">
							{other}
						</AdminButton>
					</Form>
				))}
			</div>
		</AlertBox>
	)
}

/** They stay when the person is erased: that is said here, before and after. */
function DataRequests({ dataRequests }: Pick<DescribedData, 'dataRequests'>) {
	return (
		<AdminCard title="Pedidos sobre dados pessoais" flush>
			<ul>
				{dataRequests.map(({ id, reference, about }) => (
					<li key={id} className="border-b border-line px-4.5 py-2">
						<Link
							to={`/admin/privacidade/${id}`}
							className="inline-flex min-h-11 items-center font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-current drawer:min-h-7"
						>
							{reference}: {about}
						</Link>
					</li>
				))}
			</ul>
			<p className="px-4.5 py-2.75 text-fine text-ink-2">
				“Apagar” não apaga estes pedidos: eles provam que a pessoa foi respondida e têm prazo próprio.
			</p>
		</AdminCard>
	)
}

function Mails({ mails }: Pick<DescribedData, 'mails'>) {
	return (
		<AdminCard title="E-mails na caixa de saída" flush>
			<ul>
				{mails.map(({ id, subject, recipient, sent }) => (
					<li key={id} className="border-b border-line px-4.5 py-2.75 last:border-b-0">
						<p className="wrap-anywhere">{subject}</p>
						<p className="text-fine wrap-anywhere text-ink-3">
							para {recipient} · {sent ? `enviado em ${sent}` : 'ainda não enviado'}
						</p>
					</li>
				))}
			</ul>
		</AdminCard>
	)
}
