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

type Waiting = { newLeads: number | undefined; drafts: number | undefined }

/** What waits for a person, in one sentence. What could not be read is left out. */
export function waitingOf({ newLeads, drafts }: Waiting): string {
	const parts = [
		...(newLeads ? [count(newLeads, 'pedido novo', 'pedidos novos')] : []),
		...(drafts ? [count(drafts, 'rascunho', 'rascunhos')] : []),
	]
	if (parts.length === 0) return newLeads === undefined || drafts === undefined ? '' : 'Nada espera por você.'
	const many = parts.length > 1 || (newLeads || drafts) !== 1
	const verb = many ? 'esperam' : 'espera'
	const words = parts.join(' e ')
	return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${verb} ${newLeads ? 'por você' : 'revisão'}.`
}

const small = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** Small numbers are words in a sentence. */
function count(number: number, one: string, many: string): string {
	return `${small[number] ?? number.toLocaleString('pt-BR')} ${number === 1 ? one : many}`
}
