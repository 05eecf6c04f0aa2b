import type { CalendarView } from '#core/calendar/calendar-days.ts'
import { daysShown, weekdayOf } from '#core/calendar/calendar-days.ts'
import type { CalendarEntry, EntryKind } from '#core/calendar/calendar-entry.ts'
import { monthNames } from '#lib/month-names.ts'

/** The state's own word, where it has one. */
export const kindWords: Record<EntryKind, string> = {
	published: 'Publicado',
	scheduled: 'Agendado',
	changes: 'Agendado',
	'in-review': 'Em revisão',
	draft: 'Rascunho',
	topic: 'Assunto',
	fact: 'Fato',
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const
export const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const

/** '27', and '1/12' in a month that shows the first days of the next. */
export function numberOf(day: string, month: string): string {
	const number = String(dateOf(day))
	return day.startsWith(month) ? number : `${number}/${monthOf(day) + 1}`
}

export function weekdayName(day: string): string {
	return weekdays[weekdayOf(day)]!
}

/** 'sexta, 27 de novembro' */
export function dayWords(day: string): string {
	return `${weekdayName(day)}, ${dateOf(day)} de ${monthNames[monthOf(day)]}`
}

/** 'sex, 27/11' */
export function shortDay(day: string): string {
	return `${shortWeekdays[weekdayOf(day)]}, ${day.slice(8)}/${day.slice(5, 7)}`
}

/** Of the whole screen: 'Novembro' and ' de 2026'. */
export function periodWords({ view, day }: { view: CalendarView; day: string }): { name: string; year: string } {
	if (view === 'month') return { name: capital(monthNames[monthOf(day)]!), year: ` de ${day.slice(0, 4)}` }
	if (view === 'day') return { name: capital(dayWords(day)), year: ` de ${day.slice(0, 4)}` }
	const days = daysShown('week', day)
	const [first, last] = [days[0]!, days.at(-1)!]
	const start =
		monthOf(first) === monthOf(last) ? String(dateOf(first)) : `${dateOf(first)} de ${monthNames[monthOf(first)]}`
	return { name: `${start} a ${dateOf(last)} de ${monthNames[monthOf(last)]}`, year: ` de ${last.slice(0, 4)}` }
}

export function titleOf({ kind, title }: Pick<CalendarEntry, 'kind' | 'title'>): string {
	if (kind === 'changes') return `Alterações: ${title}`
	return kind === 'fact' ? `Conferir: ${title}` : title
}

/** The second line of the agenda. */
export function detailOf({ kind, person, articles, planned }: CalendarEntry, today: string): string {
	const [first] = person?.split(' ') ?? []
	if (kind === 'draft') return planned ? `Rascunho, prazo${first ? ` de ${first}` : ''}` : 'Rascunho'
	if (kind === 'in-review') {
		const whom = first ? `, com ${first}` : ''
		return planned ? `Em revisão${whom}` : `Em revisão${whom}, pedida neste dia`
	}
	if (kind === 'fact') return `Fato, último dia${articlesWords(articles ?? 0)}`
	if (kind === 'topic') return planned && planned > today ? 'Assunto, o programador espera este dia' : 'Assunto'
	return kindWords[kind]
}

function articlesWords(articles: number): string {
	if (articles === 0) return ''
	return articles === 1 ? ', 1 artigo depende' : `, ${articles.toLocaleString('pt-BR')} artigos dependem`
}

/** Where a move leads, as the card says it: 'para sex, 27/11, 09:00'. */
export function targetWords({ kind, hour }: Pick<CalendarEntry, 'kind' | 'hour'>, day: string): string {
	if (kind === 'draft' || kind === 'in-review') return `prazo ${shortDay(day)}`
	return `para ${shortDay(day)}${hour ? `, ${hour}` : ''}`
}

/** And as it is read out. */
export function spokenTarget({ hour }: Pick<CalendarEntry, 'hour'>, day: string, today: string): string {
	return `${dayWords(day)}${hour ? `, ${hour}` : ''}${day < today ? ': já passou' : ''}`
}

/** Why something stays on its day. */
export function whyItStays({ kind, opens }: Pick<CalendarEntry, 'kind' | 'opens'>): string {
	if (kind === 'published') return 'Já está no ar: a data de publicação não muda.'
	if (kind === 'fact') return 'Um fato vale até o dia que a norma diz. Confira-o em Fatos.'
	if (kind === 'topic') return 'Só quem cuida do programador dá um dia aos assuntos.'
	return opens ? 'Seu papel não permite agendar artigos.' : 'Este artigo é de outra pessoa.'
}

function dateOf(day: string): number {
	return Number(day.slice(8))
}

function monthOf(day: string): number {
	return Number(day.slice(5, 7)) - 1
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}
