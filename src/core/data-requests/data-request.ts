import type { DataRequest, DataRequestOutcome, DataRight } from '#db/schema/data-requests.ts'
import { addDays, brasiliaDay } from '#lib/brasilia-time.ts'

/** Days for the whole answer, counted from the request (LGPD, art. 19, II). */
export const DAYS_TO_ANSWER = 15

export function dataRequestReference({ number }: Pick<DataRequest, 'number'>): string {
	return `LGPD-${number}`
}

/** The last day to answer on. The day of the request does not count, and the clock is Brasília's. */
export function dueDay(requestedAt: Date): string {
	return addDays(brasiliaDay(requestedAt), DAYS_TO_ANSWER)
}

/** Whole days until the last one; below zero once it is over. */
export function daysLeft(dueOn: string, now: Date): number {
	return Math.round((Date.parse(dueOn) - Date.parse(brasiliaDay(now))) / 86_400_000)
}

/** As the form offers them. */
export const rightWords: Record<DataRight, string> = {
	confirm: 'Confirmar se há dados meus',
	access: 'Receber os meus dados',
	correct: 'Corrigir os meus dados',
	delete: 'Apagar os meus dados',
	portability: 'Levar os meus dados a outro fornecedor',
	revoke: 'Retirar um consentimento',
	other: 'Outro pedido sobre os meus dados',
}

/** As whoever answers reads them. */
export const rightTitles: Record<DataRight, string> = {
	confirm: 'Confirmação de tratamento',
	access: 'Acesso aos dados',
	correct: 'Correção de dados',
	delete: 'Exclusão de dados',
	portability: 'Portabilidade',
	revoke: 'Retirada de consentimento',
	other: 'Outro pedido',
}

export const outcomeWords: Record<DataRequestOutcome, string> = {
	met: 'atendido',
	partly: 'atendido em parte',
	refused: 'não atendido',
}
