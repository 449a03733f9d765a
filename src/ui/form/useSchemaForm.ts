import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

export type SchemaForm<Output> = UseFormReturn<FieldValues, unknown, Output>;

/** Validates on submit, then on change. No defaults: fields may be filled before hydration. */
export function useSchemaForm<Output>(
  schema: z.ZodMiniType<Output, FieldValues>,
): SchemaForm<Output> {
  return useForm<FieldValues, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
}
