import { Form, Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import type { LeadStatus } from '#db/schema/leads.ts'
import { StatusBadge } from './status-badge.tsx'

type OtherLead = { id: string; reference: string; about: string; status: LeadStatus; when: string }

/** Other requests of the same person, and the way to all that is held about them. */
export function SamePerson({ others, person }: { others: readonly OtherLead[]; person: string | null }) {
	if (!person) return null
	return (
		<AdminCard title="Mesma pessoa" flush>
			{others.length > 0 ? (
				<ul>
					{others.map(({ id, reference, about, status, when }) => (
						<li
							key={id}
							className="relative flex items-center justify-between gap-3 border-b border-line px-4.5 py-2.75 hover:bg-hover"
						>
							<div className="min-w-0">
								<Link to={`/admin/leads/${id}`} className="block truncate font-semibold after:absolute after:inset-0">
									{about}
								</Link>
								<p className="text-fine text-ink-3">
									{reference} · {when}
								</p>
							</div>
							<StatusBadge status={status} />
						</li>
					))}
				</ul>
			) : (
				<p className="border-b border-line px-4.5 py-3 text-ink-2">Nenhum outro pedido com este e-mail ou telefone.</p>
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
