import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import './logo.css';
import { LogoMark } from './LogoMark';

export function Logo() {
  return (
    <Link className="logo" to={paths.root} data-slot="logo">
      <LogoMark />
      <span>Kingdom Builders</span>
    </Link>
  );
}
