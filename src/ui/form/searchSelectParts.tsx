import { Check, ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import {
  type ContainerProps,
  components,
  type DropdownIndicatorProps,
  type OptionProps,
  type StylesConfig,
} from 'react-select';
import type { SearchOption } from './SearchSelectField';
import * as layoutStyles from '@/ui/layout.module.css';
import './searchSelect.module.css';

/** An option; the chosen one has a tick. */
export function MarkedOption({ children, ...props }: OptionProps<SearchOption, false>) {
  return (
    <components.Option {...props}>
      <span>{children}</span>
      {props.isSelected && <Check className={layoutStyles.icon} />}
    </components.Option>
  );
}

export function Chevron(props: DropdownIndicatorProps<SearchOption, false>) {
  return (
    <components.DropdownIndicator {...props}>
      <ChevronDown className={layoutStyles.icon} />
    </components.DropdownIndicator>
  );
}

/** Enter in an open menu without options must not submit the form. */
export function Container({ innerProps, ...props }: ContainerProps<SearchOption, false>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    innerProps.onKeyDown?.(event);
    if (event.key === 'Enter' && props.selectProps.menuIsOpen) event.preventDefault();
  };
  return <components.SelectContainer {...props} innerProps={{ ...innerProps, onKeyDown }} />;
}

/** Overrides react-select's own styles, which no layer can. */
export const selectStyles: StylesConfig<SearchOption, false> = {
  control: (own, { isFocused }) => ({
    ...own,
    minHeight: '3rem',
    outline: `${isFocused ? '2px solid var(--kb-focus)' : '0'} !important`,
    outlineOffset: '2px',
  }),
};

/** The sign is hidden from screen readers. */
export const withSign = ({ label, sign }: SearchOption) => (
  <>
    {sign !== undefined && <span aria-hidden="true">{sign} </span>}
    {label}
  </>
);
