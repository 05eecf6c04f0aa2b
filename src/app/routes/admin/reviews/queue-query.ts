import { choiceParam, defineList } from '#app/components/admin/list/list-query.ts'
import type { ReviewTab } from '#core/reviews/list-review-queue.ts'

/** The words of the address for each tab. */
const tabs = { waiting: '', returned: 'devolvidos', approved: 'aprovados', own: 'meus' } as const satisfies Record<
	ReviewTab,
	string
>

export const reviewList = defineList('/admin/revisao', { tab: choiceParam('aba', tabs, 'waiting') })
