/** What a name server said of one name: its texts, none, or that it did not answer. */
export type TextAnswer = { ok: true; texts: readonly string[] } | { ok: false }

/** What was looked up for a domain that mail is sent from. */
export type DomainAnswers = {
	spf: TextAnswer
	dmarc: TextAnswer
	/** By the selectors that were tried. */
	dkim: readonly { selector: string; answer: TextAnswer }[]
}

export type RecordState = 'published' | 'missing' | 'several' | 'unknown'

/** One of the records by which receivers tell our mail from a stranger's. */
export type SenderRecord = {
	kind: 'SPF' | 'DKIM' | 'DMARC'
	state: RecordState
	/** The name it stands under, or has to stand under. */
	name: string
	/** What stands there. */
	found?: string
	/** What to put there, ready to copy. Absent where only the mail provider knows it. */
	add?: string
	/** What else there is to know, as a sentence. */
	note?: string
}

export type SenderDomain = { domain: string; records: SenderRecord[]; checkedAt: Date }

/** The selectors that providers usually sign under. Nobody can ask a domain which ones it has. */
export const usualSelectors = ['default', 'google', 'selector1', 'selector2', 'mail', 'dkim', 'k1', 's1', 's2'] as const

/** What a provider asks to be named by in SPF. Of any other server its own name is what can be known. */
const spfOfProviders: readonly [RegExp, string][] = [
	[/(?:^|\.)(?:smtp|smtp-relay)\.gmail\.com$/, 'include:_spf.google.com'],
	[/\.office365\.com$|\.outlook\.com$/, 'include:spf.protection.outlook.com'],
	[/\.amazonaws\.com$/, 'include:amazonses.com'],
	[/\.sendgrid\.net$/, 'include:sendgrid.net'],
	[/\.mailgun\.org$/, 'include:mailgun.org'],
	[/\.brevo\.com$/, 'include:spf.brevo.com'],
	[/\.zoho\.com$/, 'include:zohomail.com'],
]

/** The domain of `Nome <nome@exemplo.com.br>`. */
export function domainOf(from: string): string | undefined {
	return /@([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)>?\s*$/i.exec(from)?.[1]?.toLowerCase()
}

/** Whether anybody could have records under this name at all. */
export function isFictional(domain: string): boolean {
	return !domain.includes('.') || /\.(?:example|test|invalid|localhost|local)$|^example\.(?:com|net|org)$/.test(domain)
}

type Sender = { domain: string; server: string; address: string; answers: DomainAnswers; now: Date }

/** Reads the answers: what is there, and what is to be added where it is not. */
export function judgeDomain({ domain, server, address, answers, now }: Sender): SenderDomain {
	const spf = judgeSpf(domain, server, answers.spf)
	const dkim = judgeDkim(domain, answers.dkim)
	const bothThere = spf.state === 'published' && dkim.state === 'published'
	const dmarc = judgeDmarc(domain, { answer: answers.dmarc, address, bothThere })
	return { domain, records: [spf, dkim, dmarc], checkedAt: now }
}

function judgeSpf(domain: string, server: string, answer: TextAnswer): SenderRecord {
	const found = textsLike(answer, /^v=spf1(?:\s|$)/i)
	const base = { kind: 'SPF', state: stateOf(answer, found), name: domain } as const
	const [first] = found
	if (base.state === 'several')
		return { ...base, note: 'Há mais de um registro SPF, e assim nenhum vale. Deixe só um.' }
	if (first !== undefined) return { ...base, found: first, note: `Confira com o provedor se ele inclui ${server}.` }
	if (base.state === 'unknown') return base
	const [, mechanism = `a:${server}`] = spfOfProviders.find(([host]) => host.test(server)) ?? []
	return {
		...base,
		add: `v=spf1 ${mechanism} ~all`,
		note: 'Se outros servidores também enviam por este domínio, some-os.',
	}
}

function judgeDkim(domain: string, tried: DomainAnswers['dkim']): SenderRecord {
	const kind = 'DKIM'
	for (const { selector, answer } of tried) {
		const [key] = textsLike(answer, /(?:^|;)\s*p=[A-Za-z0-9+/=]+/)
		if (key !== undefined) return { kind, state: 'published', name: `${selector}._domainkey.${domain}`, found: key }
	}
	const name = `${tried.length === 1 ? tried[0]!.selector : 'seletor'}._domainkey.${domain}`
	if (tried.every(({ answer }) => !answer.ok)) return { kind, state: 'unknown', name }
	const where = 'Quem assina é o provedor do e-mail: peça a ele o registro DKIM e publique-o como ele mandar.'
	const note =
		tried.length === 1 ? where : `${where} Procuramos os seletores mais comuns; se o seu é outro, informe-o acima.`
	return { kind, state: 'missing', name, note }
}

type Dmarc = { answer: TextAnswer; address: string; bothThere: boolean }

function judgeDmarc(domain: string, { answer, address, bothThere }: Dmarc): SenderRecord {
	const found = textsLike(answer, /^v=DMARC1(?:;|\s|$)/i)
	const base = { kind: 'DMARC', state: stateOf(answer, found), name: `_dmarc.${domain}` } as const
	const [first] = found
	if (base.state === 'several')
		return { ...base, note: 'Há mais de um registro DMARC, e assim nenhum vale. Deixe só um.' }
	if (first !== undefined) return { ...base, found: first }
	if (base.state === 'unknown') return base
	// Without the other two a stricter word would send our own mail to the spam.
	return { ...base, add: `v=DMARC1; p=${bothThere ? 'quarantine' : 'none'}; rua=mailto:${address}` }
}

function textsLike(answer: TextAnswer, pattern: RegExp): string[] {
	return answer.ok ? answer.texts.filter((text) => pattern.test(text)) : []
}

function stateOf(answer: TextAnswer, found: readonly string[]): RecordState {
	if (!answer.ok) return 'unknown'
	return found.length === 0 ? 'missing' : found.length === 1 ? 'published' : 'several'
}
