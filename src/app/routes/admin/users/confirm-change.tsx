import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import type { ListedUser } from '#core/users/list-users.ts'
import type { Role } from '#core/users/user-role.ts'
import type { UserIntent } from './change-user.server.ts'
import { mayWords, roleLabels } from './user-words.ts'

type Question = { title: string; question: (user: ListedUser) => string; confirmLabel: string; harmless?: boolean }

/** What is asked before it happens. The rest can be taken back with one press, and happens at once. */
export const questions: Partial<Record<UserIntent, Question>> = {
	'make-author': roleQuestion('author'),
	'make-reviewer': roleQuestion('reviewer'),
	'make-admin': {
		...roleQuestion('admin'),
		question: ({ name }) => `${name} poderá usar todo o painel, inclusive gerenciar usuários e dados de clientes.`,
	},
	'take-access': {
		title: 'Retirar acesso ao painel',
		question: ({ name }) => `${name} perde o acesso ao painel e sai agora de todas as sessões.`,
		confirmLabel: 'Retirar acesso',
	},
	disable: {
		title: 'Desativar usuário',
		question: ({ name }) => `${name} sai agora de todas as sessões e não consegue entrar até que você reative a conta.`,
		confirmLabel: 'Desativar',
	},
	'reset-second-factor': {
		title: 'Redefinir segundo fator',
		question: ({ name }) =>
			`A verificação em duas etapas de ${name} será desligada, e a senha bastará para entrar. Confirme antes, por telefone ou pessoalmente, que o pedido é mesmo dessa pessoa.`,
		confirmLabel: 'Redefinir',
	},
	delete: {
		title: 'Excluir usuário',
		question: ({ name, email }) =>
			`Excluir ${name} (${email})? Esta ação não pode ser desfeita. O registro de atividades é mantido.`,
		confirmLabel: 'Excluir',
	},
}

function roleQuestion(role: Role): Question {
	const title = `Tornar ${roleLabels[role].toLowerCase()}`
	return {
		title,
		question: ({ name }) => `${name} poderá ${mayWords(role)}, e mais nada. Vale a partir do próximo clique.`,
		confirmLabel: title,
		harmless: true,
	}
}

type ConfirmChangeProps = {
	asked: { user: ListedUser; intent: UserIntent } | undefined
	open: boolean
	onOpenChange: (open: boolean) => void
	onConfirm: () => void
}

export function ConfirmChange({ asked, open, onOpenChange, onConfirm }: ConfirmChangeProps) {
	const question = asked && questions[asked.intent]
	if (!asked || !question) return null
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			title={question.title}
			question={question.question(asked.user)}
			confirmLabel={question.confirmLabel}
			tone={question.harmless ? 'primary' : 'destructive'}
			onConfirm={onConfirm}
		/>
	)
}
