import { classNames } from '#lib/class-names.ts'

const steps = ['Recebido', 'Em análise', 'Propostas', 'Contrato']

/** How far a request has come. */
export function RequestSteps({ step, received }: { step: number; received: string }) {
	return (
		<ol aria-label="Andamento" className="mt-6 grid grid-cols-4 gap-2">
			{steps.map((name, index) => (
				<li key={name} aria-current={index === step ? 'step' : undefined} className="text-fine text-ink-3">
					<span
						aria-hidden="true"
						className={classNames(
							'mb-2 block h-1.5 rounded-full',
							index < step ? 'bg-teal-700' : index === step ? 'bg-amber-500' : 'bg-paper-3',
						)}
					/>
					<span className={index === step ? 'font-semibold text-ink' : undefined}>{name}</span>
					{index < step && <span className="sr-only"> (feito)</span>}
					{index === 0 && <span className="block">{received}</span>}
				</li>
			))}
		</ol>
	)
}
