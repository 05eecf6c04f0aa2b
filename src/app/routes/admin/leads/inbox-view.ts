import { type InboxQuery, leadList } from './inbox-query.ts'

/** What is to be done, what of it is one's own, or everything that ever came in. */
export const inboxViews = ['fazer', 'meus', 'todos'] as const
export type InboxView = (typeof inboxViews)[number]

export const viewWords: Record<InboxView, string> = { fazer: 'Por fazer', meus: 'Meus', todos: 'Todos' }

/** Whoever looks for something looks in everything. */
export function viewOf(query: InboxQuery): InboxView {
	return query.view ?? (leadList.isFiltered(query) ? 'todos' : 'fazer')
}
