<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Models\Allocation;
use App\Models\Booking;
use App\Models\Complaint;
use App\Models\Report;
use App\View;

final class DashboardController
{
    public function show(): void
    {
        View::show('admin/dashboard', [
            'title' => 'Today at the hostel',
            'totals' => Report::totals(),
            'blocks' => Report::blocks(),
            'months' => Report::collectionByMonth(),
            'leaving' => Allocation::leaving(),
            'bookings' => array_slice(Booking::page('pending')->rows, 0, 4),
            'complaints' => array_slice(
                array_filter(Complaint::page('', '')->rows, fn ($row) => $row['status'] !== 'resolved'),
                0,
                4,
            ),
        ]);
    }
}
