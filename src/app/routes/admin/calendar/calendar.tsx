import { BookCheck, ChevronLeft, ChevronRight, Lightbulb, SquarePen } from 'lucide-react'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { Kbd } from '#app/components/admin/kbd.tsx'
import { ListError } from '#app/components/admin/list/list-body.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { type CalendarView, daysShown, lastOfMonth, turned } from '#core/calendar/calendar-days.ts'
import { listCalendar } from '#core/calendar/list-calendar.ts'
import { countArticlesOn, listExpiringFacts } from '#core/calendar/list-expiring-facts.ts'
import { listHolidays } from '#core/calendar/list-holidays.ts'
import { listUndated } from '#core/calendar/list-undated.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { textIn } from '#lib/form-texts.ts'
import { readList } from '../read-list.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/calendar.ts'
import { Board } from './board.tsx'
import calendarStyles from './calendar.css?url'
import { type CalendarQuery, calendarHref, parseCalendarQuery, sameTime } from './calendar-query.ts'
import { kindWords, periodWords } from './calendar-words.ts'
import { changeCalendar } from './change-calendar.server.ts'
import { entryIcons, legend } from './entry-icons.ts'
import { type CalendarAnswer, type CalendarIntent, notDone } from './move-form.ts'
import { tellChange } from './use-calendar-moves.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calendarStyles }]

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Calendário')

export function headers() {
	return NO_STORE
}

/** Of a busy day; the day by itself shows more, and all are counted. */
const PER_DAY: Record<CalendarView, number> = { month: 3, week: 12, day: 200 }
/** Of drafts, and of topics. */
const UNDATED_SHOWN = 6

export function loader({ url, context }: Route.LoaderArgs) {
	const by = context.get(signedInAdmin)
	return readList(context, async ({ db, now }) => {
		const today = brasiliaDay(now())
		const query = parseCalendarQuery(url.searchParams, today)
		const shown = daysShown(query.view, query.day)
		const monthEnd = lastOfMonth(query.day)
		const [days, undated, expiring] = await Promise.all([
			listCalendar(db, { from: shown[0]!, until: shown.at(-1)!, perDay: PER_DAY[query.view], by }),
			listUndated(db, { by, most: UNDATED_SHOWN }),
			monthEnd < today ? [] : listExpiringFacts(db, { from: today, until: monthEnd }),
		])
		const { drafts, topics, draftCount, topicCount, more } = undated
		const count = `${(draftCount + topicCount).toLocaleString('pt-BR')}${more ? ' ou mais' : ''}`
		return {
			query,
			today,
			days,
			holidays: Object.fromEntries(listHolidays(shown).map(({ day, name }) => [day, name])),
			undated: { entries: [...drafts, ...topics], draftCount, topicCount, count },
			expiring: {
				facts: expiring.length,
				articles: await countArticlesOn(
					db,
					expiring.map(({ id }) => id),
				),
			},
		}
	})
}

/** Also after a refusal: something may have changed since the screen was read. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return defaultShouldRevalidate || actionStatus === 409
}

export function action(args: Route.ActionArgs) {
	return changeCalendar(args)
}

/** Where the server does not answer the card goes back to its place, and the screen says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	return toldAction<CalendarAnswer>(serverAction, {
		tell: (answer) => tellChange(answer, textIn(form, 'title')),
		unanswered: (text) => ({ ok: false, title: notDone[form.get('intent') as CalendarIntent], text }),
	})
}

export default function Calendar({ loaderData: { list, problem } }: Route.ComponentProps) {
	const mayPlanTopics = useCan('scheduler')
	return (
		<AdminPage
			title="Calendário"
			wide
			actions={
				<>
					{mayPlanTopics && (
						<AdminButton to="/admin/scheduler" icon={<Icon of={Lightbulb} size={16} />} className="max-lg:hidden">
							Novo assunto
						</AdminButton>
					)}
					<AdminButton
						tone="action"
						to="/admin/posts/new"
						icon={<Icon of={SquarePen} size={16} />}
						className="max-drawer:hidden"
					>
						Novo Post
					</AdminButton>
				</>
			}
		>
			{list ? (
				<div className="calendar">
					<Head query={list.query} today={list.today} />
					<Board
						query={list.query}
						today={list.today}
						days={list.days}
						holidays={list.holidays}
						undated={list.undated}
						mayPlanTopics={mayPlanTopics}
					>
						<Help mayPlanTopics={mayPlanTopics} />
						<ExpiringNote {...list.expiring} />
					</Board>
					<BottomBar undated={list.undated.count} />
				</div>
			) : (
				<ListError message="Não foi possível carregar o calendário." correlationId={problem} />
			)}
		</AdminPage>
	)
}

const viewWords = [
	['month', 'Mês'],
	['week', 'Semana'],
] as const

const periodNames: Record<CalendarView, [before: string, after: string]> = {
	month: ['Mês anterior', 'Próximo mês'],
	week: ['Semana anterior', 'Próxima semana'],
	day: ['Dia anterior', 'Próximo dia'],
}

function Head({ query, today }: { query: CalendarQuery; today: string }) {
	const { view, day } = query
	const { name, year } = periodWords(query)
	const [before, after] = periodNames[view]
	return (
		<div className="mb-3 flex flex-wrap items-center gap-2">
			<h1 className="mr-2 text-title">
				{name}
				<span className={classNames(day.slice(0, 4) === today.slice(0, 4) && 'calendar-year')}>{year}</span>
			</h1>
			<nav aria-label="Período" className="ml-auto flex gap-2 drawer:ml-0">
				<AdminButton
					size="icon"
					to={calendarHref({ view, day: turned(view, day, -1) })}
					preventScrollReset
					aria-label={before}
				>
					<Icon of={ChevronLeft} size={17} />
				</AdminButton>
				<AdminButton to={`${calendarHref({ view, day: today })}#hoje`}>Hoje</AdminButton>
				<AdminButton
					size="icon"
					to={calendarHref({ view, day: turned(view, day, 1) })}
					preventScrollReset
					aria-label={after}
				>
					<Icon of={ChevronRight} size={17} />
				</AdminButton>
			</nav>
			<div className="calendar-beside ml-auto flex-wrap items-center gap-x-5 gap-y-2">
				<ul aria-label="Legenda" className="flex flex-wrap gap-x-3.5 gap-y-1 text-fine text-ink-2">
					{legend.map((kind) => (
						<li key={kind} className="flex items-center gap-1.5">
							<span className={`calendar-mark is-small calendar-kind-${kind}`}>
								<Icon of={entryIcons[kind]} size={13} />
							</span>
							{kindWords[kind]}
						</li>
					))}
				</ul>
				<nav aria-label="Visão" className="flex rounded-control bg-paper-3 p-0.75">
					{viewWords.map(([each, words]) => (
						<Link
							key={each}
							to={calendarHref({ view: each, day: sameTime(query, today) })}
							preventScrollReset
							aria-current={each === view ? 'page' : undefined}
							className="rounded-badge px-3 py-1 text-fine leading-normal font-medium text-ink-2 aria-[current]:bg-panel aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-hairline"
						>
							{words}
						</Link>
					))}
				</nav>
			</div>
		</div>
	)
}

function Help({ mayPlanTopics }: { mayPlanTopics: boolean }) {
	return (
		<div className="grid gap-2 px-1 text-fine text-ink-2">
			<div className="grid gap-2 max-drawer:hidden">
				<p className="font-semibold text-ink">Mover sem mouse</p>
				<p>
					<Kbd>Espaço</Kbd> pega e solta
				</p>
				<p>
					<Kbd>←</Kbd> <Kbd>→</Kbd> um dia, <Kbd>↑</Kbd> <Kbd>↓</Kbd> uma semana
				</p>
				<p>
					<Kbd>Esc</Kbd> devolve ao lugar
				</p>
			</div>
			<p>Mover um artigo agendado muda a data de publicação. O prazo de um rascunho é só um plano.</p>
			{mayPlanTopics && <p>Um assunto com dia continua assunto: o programador não o usa antes.</p>}
		</div>
	)
}

function ExpiringNote({ facts, articles }: { facts: number; articles: number }) {
	if (facts === 0) return null
	return (
		<p className="flex gap-2.25 rounded-[10px] bg-warn-surface px-3.5 py-3 text-fine text-warn">
			<Icon of={BookCheck} size={17} className="mt-px shrink-0" />
			<span>
				<Link to="/admin/fatos?situacao=vencem-logo" className="font-semibold underline">
					{facts === 1 ? '1 fato vence' : `${facts.toLocaleString('pt-BR')} fatos vencem`}
				</Link>{' '}
				até o fim do mês. {dependents(facts, articles)}
			</span>
		</p>
	)
}

function dependents(facts: number, articles: number): string {
	const them = facts === 1 ? 'dele' : 'deles'
	if (articles === 0) return `Nenhum artigo depende ${them}.`
	return articles === 1 ? `1 artigo depende ${them}.` : `${articles.toLocaleString('pt-BR')} artigos dependem ${them}.`
}

/** On phones, where the top has no room for it. */
function BottomBar({ undated }: { undated: string }) {
	return (
		<div className="sticky bottom-0 z-10 -mx-4 mt-4 -mb-12 flex gap-2 border-t border-line bg-paper px-4 pt-2.5 pb-4 drawer:hidden">
			<AdminButton href="#sem-data" className="h-12 flex-1">
				Sem data <span className="font-medium text-ink-3">{undated}</span>
			</AdminButton>
			<AdminButton tone="action" to="/admin/posts/new" icon={<Icon of={SquarePen} size={17} />} className="h-12 flex-1">
				Novo Post
			</AdminButton>
		</div>
	)
}
