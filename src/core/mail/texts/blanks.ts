/** The mails that have a text of their own, each with the blanks that the site fills when it sends one. */
export const mailBlanks = {
	convite: ['nome', 'marca', 'link', 'horas'],
	nova_senha: ['nome', 'marca', 'link'],
	confirmar_email: ['nome', 'marca', 'link', 'horas'],
	email_trocado: ['nome', 'marca', 'novo'],
	segunda_etapa_removida: ['nome', 'marca', 'painel'],
	boletim: ['marca', 'confirmar', 'sair'],
	revisao_pedida: ['nome', 'marca', 'titulo', 'quem', 'recado', 'link'],
	revisao_lembrete: ['nome', 'marca', 'artigos', 'link'],
	revisao_devolvida: ['nome', 'marca', 'titulo', 'quem', 'motivo', 'link'],
	revisao_aprovada: ['nome', 'marca', 'titulo', 'quem', 'versao', 'link'],
	publicacao_retida: ['nome', 'marca', 'titulo', 'pontos', 'link'],
	pedido_link: ['marca', 'numero', 'link'],
	pedido_contato: ['numero', 'contato'],
	pedido_retirado: ['numero'],
	lead_lembrete: ['numero', 'passo', 'quando', 'link'],
	lead_whatsapp: ['numero', 'link'],
	alteracoes_retidas: ['nome', 'marca', 'titulo', 'pontos', 'link'],
	// Nobody knows yet whose mailbox it is: what a visitor typed, their name too, does not go there in our name.
	pedido_de_dados_recebido: ['marca', 'protocolo', 'pedido', 'prazo', 'encarregado'],
	pedido_de_dados_novo: ['protocolo', 'pedido', 'prazo', 'link'],
	pedido_de_dados_resposta: ['marca', 'protocolo', 'resposta', 'encarregado'],
} as const

export type MailName = keyof typeof mailBlanks
export type MailBlank<Name extends MailName> = (typeof mailBlanks)[Name][number]

export const BLANK = /\{([^{}]*)\}/g
