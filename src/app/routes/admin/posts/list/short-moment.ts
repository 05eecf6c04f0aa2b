import { BRASILIA } from '#lib/brasilia-time.ts'

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, day: '2-digit', month: '2-digit' })
const time = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, hour: '2-digit', minute: '2-digit' })

/** '11/11 14:05', by the clock of Brasília. */
export function shortMoment(moment: Date): string {
	return `${day.format(moment)} ${time.format(moment)}`
}
