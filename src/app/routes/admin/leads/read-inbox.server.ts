import type { RouterContextProvider } from 'react-router'
import type { Services } from '#app/services.ts'
import { openingAt } from '#core/identity/opening-at.ts'
import { untilWords, whenWords } from '#core/identity/opening-words.ts'
import { readAnswerFigures } from '#core/leads/follow-up/answer-figures.ts'
import { countOpenLeads, listOpenLeads } from '#core/leads/follow-up/list-open-leads.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { kindWords } from '#core/leads/lead-words.ts'
import { listLeadProducts } from '#core/leads/list-lead-products.ts'
import { LEADS_PER_PAGE, listLeads } from '#core/leads/list-leads.ts'
import { listTemplates } from '#core/leads/templates/manage-templates.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { readList } from '../read-list.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { filterOf, type InboxQuery } from './inbox-query.ts'
import { viewOf } from './inbox-view.ts'
import { leadAbout } from './lead-about.server.ts'
import type { ListedLead } from './lead-list.tsx'
import { namePages } from './name-pages.server.ts'
import { whoOf } from './who-of.ts'
import { figuresShown, workGroups } from './work-view.server.ts'

/** What the inbox shows: what is to be done and how the promise stands, or all leads by filter and page. */
export function readInbox(context: Readonly<RouterContextProvider>, query: InboxQuery) {
	const { id: me, name } = context.get(signedInAdmin)
	const view = viewOf(query)
	return readList(context, async (services) => {
		const { db, identity: held } = services
		const now = services.now()
		const { identity } = held.current()
		const { toDo, mine, all } = await countOpenLeads(db, { owner: me, now })
		const owner = view === 'meus' ? me : undefined
		const opening = openingAt(identity, now, 0)
		const shown = {
			me,
			pushKey: services.pushKey,
			counts: { fazer: toDo, meus: mine, todos: all },
			products: await listLeadProducts(db),
			open: opening.open,
			doors: opening.open
				? `Aberto até ${untilWords(opening.until)}`
				: opening.next
					? `Fechado, volta ${whenWords(opening.next, now)}`
					: 'Fechado',
		}
		if (view === 'todos') return { ...shown, work: undefined, all: await readAll(services, query, now) }
		const open = await listOpenLeads(db, { ...(owner && { owner }), now })
		const writing = { me: name, siteUrl: services.siteUrl, sign: services.sign }
		const figures = figuresShown(await readAnswerFigures(db, { doors: identity, now }))
		return {
			...shown,
			work: { figures, groups: workGroups(open, { identity, templates: await listTemplates(db), writing, now }) },
			all: undefined,
		}
	})
}

async function readAll({ db }: Services, query: InboxQuery, now: Date) {
	const found = await listLeads(db, { ...filterOf(query, now), page: query.page })
	const nameOf = await namePages(
		db,
		found.leads.map(({ page }) => page),
	)
	const listed = found.leads.map(
		(lead): ListedLead => ({
			id: lead.id,
			reference: leadReference(lead),
			kind: kindWords[lead.kind],
			product: lead.product,
			...whoOf(lead),
			about: leadAbout(lead),
			status: lead.status,
			when: ageOf(lead.createdAt, now),
			moment: momentOf(lead.createdAt),
			at: lead.createdAt.toISOString(),
			source: nameOf(lead.page),
			mark: lead.withdrawn ? 'retirado' : lead.withoutContact ? 'sem contato' : undefined,
		}),
	)
	const { counts, total, page, pageCount } = found
	return { listed, counts, total, page, pageCount, perPage: LEADS_PER_PAGE }
}
