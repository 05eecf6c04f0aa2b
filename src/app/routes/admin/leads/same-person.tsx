import { Form, Link, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import type { LeadStatus } from '#db/schema/leads.ts'
import { StatusBadge } from './status-badge.tsx'

type OtherLead = { id: string; reference: string; about: string; status: LeadStatus; when: string }

type SamePersonProps = {
	joined: readonly OtherLead[]
	total: number
	/** Of the same contact, but of another person. */
	parted: readonly OtherLead[]
	person: string | null
	/** The list beside it, which stays. */
	search: string
}

/** All that this person asked for, who else writes from the same contact, and the way to all that is held about them. */
export function SamePerson({ joined, total, parted, person, search }: SamePersonProps) {
	if (!person) return null
	return (
		<AdminCard title={total > 0 ? `Mesma pessoa, ${total + 1} pedidos` : 'Mesma pessoa'} flush>
			{joined.length > 0 ? (
				<>
					<ul aria-label="Outros pedidos desta pessoa">
						{joined.map((other) => (
							<OtherRow key={other.id} {...other} search={search} />
						))}
					</ul>
					{total > joined.length && (
						<p className="border-b border-line px-4.5 py-2.75 text-ink-2">
							E mais {total - joined.length}, mais antigos.
						</p>
					)}
					<PartForm />
				</>
			) : (
				<p className="border-b border-line px-4.5 py-3 text-ink-2">Nenhum outro pedido desta pessoa.</p>
			)}
			{parted.length > 0 && (
				<>
					<p className="px-4.5 pt-3 text-fine font-semibold text-ink-2">Mesmo contato, outra pessoa</p>
					<ul aria-label="Pedidos de outra pessoa com o mesmo contato">
						{parted.map((other) => (
							<OtherRow key={other.id} {...other} search={search} joinable />
						))}
					</ul>
				</>
			)}
			{/* A post, so that the person is not in the address. */}
			<Form method="post" action="/admin/leads/pessoa" className="px-4.5 py-3">
				<input type="hidden" name="intent" value="find" />
				<input type="hidden" name="person" value={person} />
				<AdminButton type="submit" tone="quiet" size="small" className="-ml-2.5">
					Exportar ou apagar dados (LGPD)
				</AdminButton>
			</Form>
		</AdminCard>
	)
}

type OtherRowProps = OtherLead & { search: string; joinable?: boolean }

function OtherRow({ id, reference, about, status, when, search, joinable = false }: OtherRowProps) {
	return (
		<li className="relative flex items-center justify-between gap-3 border-b border-line px-4.5 py-2.75 hover:bg-hover">
			<div className="min-w-0">
				<Link to={`/admin/leads/${id}${search}`} className="block truncate font-semibold after:absolute after:inset-0">
					{about}
				</Link>
				<p className="text-fine text-ink-2">
					{reference} · {when}
				</p>
			</div>
			{joinable ? (
				<Form method="post" preventScrollReset className="relative z-1">
					<input type="hidden" name="intent" value="join" />
					<input type="hidden" name="with" value={id} />
					<AdminButton type="submit" size="small" aria-label={`Juntar a ${reference}`}>
						Juntar
					</AdminButton>
				</Form>
			) : (
				<StatusBadge status={status} />
			)}
		</li>
	)
}

function PartForm() {
	const busy = useNavigation().formData?.get('intent') === 'part'
	return (
		<Form method="post" preventScrollReset className="border-b border-line px-4.5 py-3">
			<input type="hidden" name="intent" value="part" />
			<AdminButton type="submit" tone="quiet" size="small" className="-ml-2.5" busy={busy}>
				Este pedido é de outra pessoa
			</AdminButton>
		</Form>
	)
}
