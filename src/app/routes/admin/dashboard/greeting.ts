import { BRASILIA } from '#lib/brasilia-time.ts'

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: BRASILIA, hour: '2-digit', hourCycle: 'h23' })
const days = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, weekday: 'long', day: 'numeric', month: 'long' })

/** 'Bom dia, Ana', by the brokerage's clock. */
export function greetingOf(name: string, now: Date): string {
	const hour = Number(hours.format(now))
	const wish = hour < 5 || hour >= 18 ? 'Boa noite' : hour < 12 ? 'Bom dia' : 'Boa tarde'
	const [first] = name.trim().split(/\s+/)
	return first ? `${wish}, ${first}` : wish
}

/** 'Domingo, 15 de novembro.' */
export function todayOf(now: Date): string {
	const today = days.format(now)
	return `${today.charAt(0).toUpperCase()}${today.slice(1)}.`
}

/** How many; null where that could not be read, undefined where it is not theirs. */
type Count = number | null | undefined

type Waiting = {
	/** Those whose visitor waits for the first answer. */
	newLeads: Count
	/** Requests for a review that whoever looks may decide. */
	reviews: Count
	/** Their own articles that came back from review. */
	returned: Count
}

/** What waits for a person, in one sentence. That nothing does is said only where all of theirs could be read. */
export function waitingOf({ newLeads, reviews, returned }: Waiting): string {
	const all = [newLeads, reviews, returned]
	const total = all.reduce<number>((sum, each) => sum + (each ?? 0), 0)
	if (total === 0) return all.includes(null) || all.every((each) => each === undefined) ? '' : 'Nada espera por você.'
	if (returned === total)
		return sentence([count(returned, 'artigo', 'artigos')], returned, 'voltou', 'voltaram', 'da revisão')
	const parts = [
		...(newLeads ? [count(newLeads, 'pedido novo', 'pedidos novos')] : []),
		...(reviews ? [count(reviews, 'artigo', 'artigos')] : []),
	]
	return sentence(parts, total, 'espera', 'esperam', newLeads ? 'por você' : 'revisão')
}

function sentence(parts: string[], total: number, one: string, many: string, rest: string): string {
	const words = parts.join(' e ')
	return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${total === 1 ? one : many} ${rest}.`
}

const small = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** Small numbers are words in a sentence. */
function count(number: number, one: string, many: string): string {
	return `${small[number] ?? number.toLocaleString('pt-BR')} ${number === 1 ? one : many}`
}
