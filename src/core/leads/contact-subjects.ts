/** What has a deadline of its own. */
export type Concern = 'complaint' | 'privacy'

/** The subject of who writes instead of filling in the quote form. */
export const WANTS_QUOTE = 'Quero uma cotação'

/** What a message can be about, in the order in which the form offers it. */
export const contactSubjects: readonly { label: string; concern?: Concern }[] = [
	{ label: WANTS_QUOTE },
	{ label: 'Renovação ou mudança na apólice' },
	{ label: 'Sinistro em andamento' },
	{ label: 'Boleto, segunda via ou documento' },
	{ label: 'Elogio' },
	{ label: 'Reclamação', concern: 'complaint' },
	{ label: 'Meus dados pessoais (LGPD)', concern: 'privacy' },
	{ label: 'Outro assunto' },
]

/** The answer under which a message says what it is about. */
export const SUBJECT = 'Assunto'

export function concernOf(answers: Record<string, string>): Concern | undefined {
	return contactSubjects.find(({ label }) => label === answers[SUBJECT])?.concern
}
