/** Where a shortcut works, as the list of all of them is divided. */
export const shortcutGroups = {
	everywhere: 'Em todas as telas',
	lists: 'Nas listas de posts e de leads',
	leads: 'No que há por fazer, em Leads',
	lead: 'Com um lead aberto',
	editor: 'No editor de posts',
	claims: 'Em Afirmações, no editor',
	calendar: 'Num cartão do calendário',
	forms: 'Em Configurações de Imagem e Identidade',
} as const
export type ShortcutGroup = keyof typeof shortcutGroups

export type Shortcut = {
	group: ShortcutGroup
	/** As the browser names it, a letter in lower case; 'Arrows' for all four. */
	key: string
	/** With Ctrl, or Cmd on a Mac. Without, it acts only outside of fields and dialogs. */
	mod?: boolean
	alt?: boolean
	shift?: boolean
	does: string
}

/** Every shortcut of the back office. A screen that adds one writes it here, and '?' shows it. */
export const shortcuts = {
	search: { group: 'everywhere', key: 'k', mod: true, does: 'Buscar telas, artigos, leads e usuários' },
	sidebar: { group: 'everywhere', key: 'b', mod: true, does: 'Recolher ou abrir o menu' },
	help: { group: 'everywhere', key: '?', does: 'Ver todos os atalhos' },
	filter: { group: 'lists', key: '/', does: 'Ir à busca da lista' },
	next: { group: 'lists', key: 'j', does: 'Descer uma linha' },
	previous: { group: 'lists', key: 'k', does: 'Subir uma linha' },
	mark: { group: 'lists', key: 'x', does: 'Marcar ou desmarcar a linha' },
	open: { group: 'lists', key: 'Enter', does: 'Abrir a linha' },
	clear: { group: 'lists', key: 'Escape', does: 'Limpar a seleção' },
	newLead: { group: 'leads', key: 'n', does: 'Digitar um lead novo' },
	take: { group: 'leads', key: 'a', does: 'Assumir o pedido da linha' },
	reply: { group: 'leads', key: 'r', does: 'Abrir o chat com quem pediu' },
	noteLead: { group: 'lead', key: 'n', does: 'Escrever uma nota' },
	takeLead: { group: 'lead', key: 'a', does: 'Assumir o pedido aberto' },
	replyLead: { group: 'lead', key: 'r', does: 'Responder pelo chat; sem telefone, por e-mail' },
	closeLead: { group: 'lead', key: 'Escape', does: 'Fechar e voltar à lista' },
	save: { group: 'editor', key: 's', mod: true, does: 'Salvar' },
	publish: { group: 'editor', key: 'p', mod: true, shift: true, does: 'Abrir a folha de publicação' },
	link: { group: 'editor', key: 'k', mod: true, does: 'Pôr um link no texto selecionado' },
	note: { group: 'editor', key: 'm', mod: true, alt: true, does: 'Anotar o trecho selecionado' },
	claims: { group: 'editor', key: 'a', mod: true, alt: true, does: 'Abrir Afirmações' },
	nextClaim: { group: 'claims', key: 'n', does: 'Próxima afirmação' },
	previousClaim: { group: 'claims', key: 'n', shift: true, does: 'Afirmação anterior' },
	signClaim: { group: 'claims', key: 'c', does: 'Conferi' },
	correctClaim: { group: 'claims', key: 't', does: 'Trocar pelo valor em vigor' },
	carry: { group: 'calendar', key: ' ', does: 'Pegar ou soltar o cartão' },
	carryOn: { group: 'calendar', key: 'Arrows', does: 'Levar um dia ou uma semana adiante ou atrás' },
	giveBack: { group: 'calendar', key: 'Escape', does: 'Devolver ao lugar' },
	saveSettings: { group: 'forms', key: 's', mod: true, does: 'Salvar' },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts

/** The keys as they are printed: 'Ctrl', 'Shift', 'P'. */
export function keysOf({ key, mod, alt, shift }: Shortcut, modifier: string): string[] {
	return [mod && modifier, alt && 'Alt', shift && 'Shift', printed[key] ?? key.toUpperCase()].filter(
		(each): each is string => typeof each === 'string',
	)
}

const printed: Record<string, string> = { Escape: 'Esc', Enter: 'Enter', ' ': 'Espaço', Arrows: '← ↑ ↓ →' }
