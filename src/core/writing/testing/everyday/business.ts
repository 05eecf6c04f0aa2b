import type { EverydayPrompt } from './types.ts'

export const businessPrompts: readonly EverydayPrompt[] = [
	['Seguro D&O para administradores', 'professional-liability', 'RC de administradores'],
	['Seguro cyber e LGPD para pequenas empresas', 'business', 'Riscos cibernéticos'],
	['Seguro garantia em licitações', 'surety', 'Garantia em licitações'],
	['Seguro para padaria', 'business', 'Restaurante e padaria'],
	['Seguro para advogados', 'professional-liability', 'RC para advogados'],
	['Lei do Contrato de Seguro: o que mudou', 'consumer-rights', 'Lei do Contrato de Seguro'],
	['Como verificar se o corretor é registrado', 'quotes', 'Registro do corretor'],
	['Sinistro negado: como recorrer', 'claims', 'Sinistro negado'],
]
