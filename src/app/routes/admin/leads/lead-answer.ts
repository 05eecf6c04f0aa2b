export type LeadIntent = 'note' | 'status' | 'assign' | 'reply' | 'whatsapp' | 'plan' | 'step-done' | 'part' | 'join'

/** What came of a change to a lead. */
export type LeadAnswer = { intent: LeadIntent; ok: boolean; message: string }

export const doneTitles: Record<LeadIntent, string> = {
	note: 'Nota adicionada',
	status: 'Situação alterada',
	assign: 'Responsável alterado',
	reply: 'Resposta aberta',
	whatsapp: 'Mensagem na fila',
	plan: 'Próximo passo marcado',
	'step-done': 'Passo feito',
	part: 'Pedido separado',
	join: 'Pedidos juntados',
}
