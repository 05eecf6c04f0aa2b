import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

type CardProps = { className?: string | undefined; children: ReactNode }

export function Card({ className, children }: CardProps) {
	return <div className={classNames('rounded-card bg-panel p-6 shadow-hairline', className)}>{children}</div>
}
