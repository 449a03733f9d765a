import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form whose values are checked by a schema. */
export type SchemaForm<Output> = UseFormReturn<FieldValues, unknown, Output>;

/**
 * State of a form. Its fields are checked on submit, and from then on as they change; never while
 * someone types for the first time. It has no default values: fields are empty, or hold what was
 * typed before the script came.
 * @param schema checks the values and turns them into what is submitted
 */
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
