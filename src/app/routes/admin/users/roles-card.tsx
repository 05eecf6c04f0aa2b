import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { rightsOf, wordsOf } from '#core/users/rights.ts'
import { type Role, roles } from '#core/users/user-role.ts'
import { roleLabels } from './user-words.ts'

/** What each role may do, from the table that decides it. Of the higher ones, what they may besides the one before. */
export function RolesCard() {
	return (
		<AdminCard title="O que cada papel permite" className="mt-4">
			<div className="grid gap-5 md:grid-cols-3">
				{roles.map((role, index) => (
					<section key={role}>
						<h3 className="font-sans text-ui font-semibold">{roleLabels[role]}</h3>
						{index > 0 && (
							<p className="mt-1 text-fine text-ink-3">O que {roleLabels[roles[index - 1]!].toLowerCase()} pode, e:</p>
						)}
						<ul className="mt-1.5 grid list-disc gap-1 pl-4.5 text-ink-2">
							{added(role, roles[index - 1]).map((right) => (
								<li key={right}>{wordsOf(right)}</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</AdminCard>
	)
}

function added(role: Role, before: Role | undefined) {
	const known = before ? rightsOf(before) : []
	return rightsOf(role).filter((right) => !known.includes(right))
}
