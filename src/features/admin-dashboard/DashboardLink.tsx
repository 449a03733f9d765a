import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminWords } from '@/content/adminWords';
import { paths } from '@/config/paths';
import '@/ui/link.css';
import './dashboardLink.css';

export function DashboardLink() {
  return (
    <Link className="link to-dashboard" to={paths.adminDashboard}>
      <ArrowLeft className="icon" />
      {adminWords.dashboard}
    </Link>
  );
}
