type ReplyPromiseProps = { reference: string | undefined }

/** When the answer comes, and the number to quote until then. */
export function ReplyPromise({ reference }: ReplyPromiseProps) {
	return (
		<>
			Respondemos em até 10 minutos, de segunda a sexta, das 08 às 12 e das 14 às 18.
			{reference && (
				<>
					{' '}
					Número do pedido: <b className="whitespace-nowrap text-ink">{reference}</b>.
				</>
			)}
		</>
	)
}
