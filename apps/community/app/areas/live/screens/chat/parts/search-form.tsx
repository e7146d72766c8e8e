import { IconButton } from "@grow/ui/foundation";
import { TextField, type TextFieldProps } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { forwardRef } from "react";

interface SearchFormProps extends Pick<TextFieldProps, "minLength" | "maxLength" | "required"> {
  action: string;
  label: string;
  query: string;
}

/** Searches by the parameter `query`. */
export const SearchForm = forwardRef<HTMLInputElement, SearchFormProps>(
  ({ action, label, query, ...limits }, ref) => {
    const { t } = useLingui();
    return (
      <Form role="search" action={action} aria-label={label}>
        <TextField
          key={query}
          ref={ref}
          type="search"
          name="query"
          label={label}
          labelHidden
          placeholder={label}
          defaultValue={query}
          {...limits}
          enterKeyHint="search"
          autoComplete="off"
          end={
            <IconButton type="submit" icon={Search} label={t({ id: "chat.find.go", message: "Search" })} />
          }
        />
      </Form>
    );
  },
);
