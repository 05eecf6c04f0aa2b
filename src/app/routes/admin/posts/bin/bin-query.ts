import { defineList, pageParam, textParam } from '#app/components/admin/list/list-query.ts'

export const binList = defineList('/admin/lixeira', { text: textParam('busca', 200), page: pageParam() })
