import type { EverydayPrompt } from './types.ts'

export const vehiclePrompts: readonly EverydayPrompt[] = [
	['Seguro auto para motoristas de aplicativo', 'auto', 'Carro de aplicativo'],
	['Como funciona a franquia do seguro de carro', 'deductible-and-bonus', 'Franquia do seguro'],
	['Tabela FIPE e indenização do seguro auto', 'auto', 'Tabela Fipe e valor determinado'],
	['Carro reserva no seguro auto', 'auto', 'Carro reserva'],
	['Seguro para carro elétrico', 'auto', 'Carro elétrico'],
	['Proteção veicular é seguro?', 'auto', 'Proteção veicular ou seguro auto'],
	['Seguro para carro de leilão', 'auto', 'Carro usado batido'],
	['Seguro de moto para entregadores', 'motorcycle', 'Seguro de moto para entregador'],
	['Seguro de bicicleta elétrica', 'bike', 'Seguro de bicicleta elétrica'],
]
