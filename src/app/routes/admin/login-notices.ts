type Notice = { tone: 'ok' | 'warn' | 'err'; text: string }

/** Why somebody was led to the sign-in page. */
const notices = {
	'senha-redefinida': { tone: 'ok', text: 'Senha definida. Entre com ela; as outras sessões foram encerradas.' },
	recomece: { tone: 'warn', text: 'O código não foi aceito a tempo. Entre de novo com e-mail e senha.' },
	'ja-inicializado': {
		tone: 'warn',
		text: 'A primeira conta deste site já foi criada. Se não foi por você, peça acesso a quem administra.',
	},
	'acesso-negado': { tone: 'err', text: 'Acesso negado. Você precisa ser um administrador.' },
	'saiu-de-tudo': { tone: 'ok', text: 'Você saiu de todos os dispositivos.' },
} as const satisfies Record<string, Notice>

export type LoginNotice = keyof typeof notices

export function noticeOf(name: string | null): Notice | undefined {
	return name && Object.hasOwn(notices, name) ? notices[name as LoginNotice] : undefined
}

export function loginWith(notice: LoginNotice): string {
	return `/admin/login?aviso=${notice}`
}
