import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { PhoneField } from './phone-field.tsx'
import { RequestChatLink } from './request-chat-link.tsx'

type ContactlessAnswerProps = { chatHref: string | undefined; request: string | undefined }

/** For who left no way to answer: the message as it will be sent, the chat, or a telephone after all. */
export function ContactlessAnswer({ chatHref, request }: ContactlessAnswerProps) {
	return (
		<>
			{chatHref && (
				<>
					<p className="mt-4 rounded-card rounded-bl-none bg-teal-100 px-4 py-3 text-small wrap-anywhere whitespace-pre-line text-ink">
						<span className="sr-only">A mensagem que vai escrita: </span>
						{messageIn(chatHref)}
					</p>
					<RequestChatLink href={chatHref} tell={request && `${request}/conversa`} className="mt-4">
						Enviar pelo chat
					</RequestChatLink>
				</>
			)}
			{request && (
				<>
					<p className="my-4 flex items-center gap-3 text-small text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
						ou deixe um telefone
					</p>
					<Form method="post" action={request} reloadDocument className="grid grid-cols-[1fr_auto] items-end gap-x-2.5">
						<input type="hidden" name="intent" value="phone" />
						<PhoneField name="phone" required />
						<Button type="submit" tone="line" className="h-control! px-4.5">
							Salvar
						</Button>
					</Form>
					<p className="mt-3 text-small text-ink-3">Sem contato, apagamos os dados do pedido em 30 dias.</p>
					<p className="mt-3 text-small">
						<a href={request} className="font-semibold underline underline-offset-2">
							Acompanhar o pedido
						</a>
					</p>
				</>
			)}
		</>
	)
}

function messageIn(chatHref: string): string {
	return new URL(chatHref).searchParams.get('text') ?? ''
}
