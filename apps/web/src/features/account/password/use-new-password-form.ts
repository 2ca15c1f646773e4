import { useForm, useFormState } from 'react-hook-form'
import { useRevalidation } from '../form/use-revalidation.ts'

export type NewPassword = { oldPassword: string; newPassword: string; confirmNewPassword: string }

/** The form every new password is typed into. */
export function useNewPasswordForm() {
  const form = useForm<NewPassword>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
  const { errors, isSubmitting } = useFormState({ control: form.control })
  useRevalidation(form)
  return { form, errors, isSubmitting }
}
