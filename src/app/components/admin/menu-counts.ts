import type { OpenWork } from '#core/open-work/count-open-work.ts'

/** Teal is work; amber is something stuck; red is a promise that was broken. */
export type MenuCount = { count: number; words: string; tone: 'work' | 'stuck' | 'broken' }

type Words = {
	one: string
	many: string
	tone?: MenuCount['tone']
	/** How many of them have waited longer than anybody should, and the words for it. */
	broken?: { kind: keyof OpenWork; words: string }
}

const byScreen: Readonly<Record<string, Partial<Record<keyof OpenWork, Words>>>> = {
	'/admin/revisao': {
		waitingReviews: {
			one: 'à espera',
			many: 'à espera',
			broken: { kind: 'overdueReviews', words: 'há mais de 24 horas' },
		},
		returnedReviews: { one: 'devolvido', many: 'devolvidos' },
	},
	'/admin/fatos': { expiringFacts: { one: 'vence logo', many: 'vencem logo' } },
	'/admin/leads': {
		newLeads: { one: 'novo', many: 'novos', broken: { kind: 'lateLeads', words: 'fora do prazo' } },
	},
	'/admin/privacidade': {
		openDataRequests: {
			one: 'em aberto',
			many: 'em aberto',
			broken: { kind: 'lateDataRequests', words: 'fora do prazo' },
		},
	},
	'/admin/outbox': { stuckMails: { one: 'parado', many: 'parados', tone: 'stuck' } },
}

/** What the menu says beside the name of a screen; nothing where nothing waits. Nobody has two numbers on one. */
export function menuCountOf(screen: string, work: Partial<OpenWork>): MenuCount | undefined {
	for (const [kind, { one, many, tone = 'work', broken }] of Object.entries(byScreen[screen] ?? {})) {
		const count = work[kind as keyof OpenWork] ?? 0
		if (count === 0) continue
		const words = count === 1 ? one : many
		const late = broken ? (work[broken.kind] ?? 0) : 0
		return late > 0 ? { count, words: `${words}, ${late} ${broken!.words}`, tone: 'broken' } : { count, words, tone }
	}
	return undefined
}

const urgency: readonly MenuCount['tone'][] = ['broken', 'stuck', 'work']

/** Of a folded group: what asks most for somebody, with the name of its screen. */
export function groupCountOf(
	screens: readonly { label: string; to: string }[],
	work: Partial<OpenWork>,
): MenuCount | undefined {
	return screens
		.flatMap(({ label, to }) => {
			const count = menuCountOf(to, work)
			return count ? [{ ...count, words: `${count.words} em ${label}` }] : []
		})
		.sort((one, other) => urgency.indexOf(one.tone) - urgency.indexOf(other.tone))[0]
}
