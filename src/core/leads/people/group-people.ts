type Known = { id: string; phoneKey: string | null; emailKey: string | null; personPart: string | null }

/** Which of these leads are one person's, by the same rule as findSamePerson: for each lead all of hers, itself included, in the order given. */
export function groupPeople<Lead extends Known>(leads: readonly Lead[]): Map<string, Lead[]> {
	const groupOf = new Map<string, Lead[]>()
	const byContact = new Map<string, Lead[]>()
	for (const lead of leads) {
		const part = lead.personPart ?? ''
		const contacts = [
			lead.phoneKey && `phone ${part} ${lead.phoneKey}`,
			lead.emailKey && `email ${part} ${lead.emailKey}`,
		]
		let group: Lead[] = [lead]
		for (const contact of contacts) {
			const met = contact && byContact.get(contact)
			if (met && met !== group) group = [...met, ...group]
		}
		for (const member of group) {
			groupOf.set(member.id, group)
			if (member.phoneKey) byContact.set(`phone ${part} ${member.phoneKey}`, group)
			if (member.emailKey) byContact.set(`email ${part} ${member.emailKey}`, group)
		}
	}
	const place = new Map(leads.map(({ id }, index) => [id, index]))
	for (const group of new Set(groupOf.values())) group.sort((a, b) => place.get(a.id)! - place.get(b.id)!)
	return groupOf
}
